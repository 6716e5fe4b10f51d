//! What is printed on the cards, a second time, and what holds of all of them.

use the_loop::data::{CLONES, Card, CardSet, Dimension, Era, Op, Symbol};

/// Name, dimension, home era, whose starting artifact, symbols.
const FACTS: &str = "
    needle              spiral     globalization time_prowler     rift
    night_bus           spiral     globalization time_prowler     clone move
    alley_shortcut      spiral     globalization time_prowler     move
    generator           star       globalization time_prowler     energy
    binoculars          star       globalization time_prowler     rift
    elbow_guard         line       globalization time_prowler     clone
    tentacle            star       dawn          cztwyzzek        clone
    antenna             star       dawn          cztwyzzek        energy
    burp                star       dawn          cztwyzzek        clone
    skates              line       dawn          cztwyzzek        clone move
    sealant             line       dawn          cztwyzzek        rift
    egg                 spiral     dawn          cztwyzzek        energy
    piston              line       robots        robofinisher_404 clone
    magnet              line       robots        robofinisher_404 clone
    monocle             line       robots        robofinisher_404 clone
    heels               spiral     robots        robofinisher_404 clone move
    reactor             spiral     robots        robofinisher_404 energy
    welder              star       robots        robofinisher_404 rift
    ionic_temporograph  spiral     end           mr_time          energy
    duct_tape           spiral     end           mr_time          rift
    grab_boot           star       end           mr_time          clone
    whistle             star       end           mr_time          energy move
    paperclip           line       end           mr_time          energy clone
    radio_watch         line       end           mr_time          energy move
    super_pants         line       renaissance   v_girl           rift
    exo_kick            line       renaissance   v_girl           clone
    donut               star       renaissance   v_girl           energy
    soles               star       renaissance   v_girl           clone move
    sketchbook          spiral     renaissance   v_girl           energy clone
    shredder            black_hole renaissance   v_girl           card
    spartan_shield      line       dawn          -                rift
    flint_starter       spiral     dawn          -                energy
    cave_map            spiral     dawn          -                rift move
    mammoth_sled        star       dawn          -                energy rift clone move
    bone_boomerang      star       dawn          -                rift clone
    primordial_soup     line       dawn          -                energy
    leashed_meteor      black_hole dawn          -                energy rift clone
    battle_steed        line       medieval      -                rift clone move
    holy_grails         star       medieval      -                energy
    trebuchet           spiral     medieval      -                rift clone
    alchemy_receipt     star       medieval      -                energy card
    round_table         spiral     medieval      -                energy move
    drawbridge          line       medieval      -                rift
    dragon_timer        black_hole medieval      -                energy rift
    gutenberg           spiral     renaissance   -                rift
    spinning_top        spiral     renaissance   -                energy move
    flying_screw        star       renaissance   -                rift move
    fresco_filler       star       renaissance   -                rift
    smiling_portrait    line       renaissance   -                rift clone
    patron_purse        line       renaissance   -                energy card
    vitruvian_copier    black_hole renaissance   -                card
    matryoshka          black_hole industrial    -                card
    steam_whistle       spiral     industrial    -                energy clone
    riveter             spiral     industrial    -                energy rift
    dynamo              star       industrial    -                energy
    telegraph           star       industrial    -                energy card
    locomotive          line       industrial    -                rift clone move
    boiler_valve        line       industrial    -                energy rift move
    double_joystick     spiral     globalization -                rift clone move
    patch_cable         spiral     globalization -                energy rift
    viral_video         star       globalization -                rift clone
    frequent_flyer      star       globalization -                energy rift move
    currywurst          line       globalization -                energy clone
    crowdfunding        line       globalization -                energy clone
    cloud_backup        black_hole globalization -                card
    recycler            spiral     robots        -                energy card
    laser_broom         spiral     robots        -                rift move
    nano_caulk          star       robots        -                energy rift
    charging_dock       star       robots        -                energy
    pole_swapper        line       robots        -                energy clone
    firmware_oracle     line       robots        -                energy rift card
    kill_switch         black_hole robots        -                rift clone
    ash_parachute       spiral     end           -                energy rift move
    entropy_hourglass   spiral     end           -                energy rift
    last_calendar       star       end           -                energy rift card
    megaphone           star       end           -                rift clone move
    umbrella            line       end           -                energy rift
    gravity_bag         line       end           -                energy rift clone
    alarm_clock         black_hole end           -                energy card
";

#[test]
fn every_card_has_its_dimension_home_owner_and_symbols() {
    // LOOP-CARD-01, LOOP-CARD-02, LOOP-CARD-03, LOOP-TERM-36
    let facts: Vec<Vec<&str>> =
        FACTS.lines().filter(|line| !line.is_empty()).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(facts.len(), 79, "LOOP-COMP-03");
    for (fact, card) in facts.iter().zip(Card::all()) {
        let owner = card.starter_of().map_or("-", |agent| agent.name());
        let mut printed = vec![card.name(), card.face().dimension.name(), card.home().name(), owner];
        printed.extend(card.symbols().map(Symbol::name));
        assert_eq!(&printed, fact);
    }
}

#[test]
fn six_starting_artifacts_for_each_agent_and_seven_others_for_each_era() {
    // LOOP-COMP-04, LOOP-AGENT-04
    assert_eq!(CardSet::great_deck().len(), 49);
    for era in Era::ALL {
        let of_era = CardSet::great_deck().common(CardSet::BY_HOME[era.index()]);
        let counts = Dimension::ALL.map(|one| of_era.common(CardSet::BY_DIMENSION[one as usize]).len());
        assert_eq!(counts, [2, 2, 2, 1], "{era}");
    }
    for agent in the_loop::data::Agent::ALL {
        let starters = CardSet::starters(agent);
        assert_eq!(starters.len(), 6);
        assert!(starters.iter().all(|card| card.home() == agent.start()));
    }
}

#[test]
fn every_era_has_four_clones_that_appear_and_four_that_are_destroyed_there() {
    // LOOP-COMP-07, LOOP-CLONE-11
    for era in Era::ALL {
        assert_eq!(CLONES.iter().filter(|clone| clone.0 == era).count(), 4);
        assert_eq!(CLONES.iter().filter(|clone| clone.1 == era).count(), 4);
    }
    for (from, four) in Era::ALL.into_iter().zip(CLONES.chunks(4)) {
        assert_eq!(four, [2, 3, 4, 6].map(|steps| (from, from.clockwise(steps))), "two, three, four or six eras on");
    }
}

#[test]
fn what_is_optional_begins_with_a_pick_and_options_do_not_nest() {
    // What `effects/` relies on: LOOP-TERM-02, LOOP-TERM-03
    for card in Card::all() {
        let effect = card.face().effect;
        for (index, op) in effect.iter().enumerate() {
            let inner: Vec<Op> = match *op {
                Op::May(count) => effect[index + 1..][..usize::from(count)].to_vec(),
                Op::Either(first, second) => effect[index + 1..][..usize::from(first + second)].to_vec(),
                _ => continue,
            };
            assert!(inner.iter().all(|op| !matches!(op, Op::May(_) | Op::Either(..))), "{card}");
            if let Op::May(_) = op {
                let picks = matches!(inner[0], Op::Move(_) | Op::Push(..) | Op::Pull(..) | Op::DestroyCard);
                assert!(picks, "{card} {inner:?}");
            }
        }
    }
}

//! What the evaluation goes by, in points: found by measuring (docs/tuning/anachrony.md).

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)+) => {
        /// The weights, each by its name.
        #[derive(Clone, Debug)]
        pub(super) struct Weights {
            $($(#[$doc])* pub(super) $name: f32,)+
        }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $value,)+ }
            }
        }

        impl Weights {
            /// The weight of this name.
            pub(super) fn by_name(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// A water, while there is need of it.
    water = 0.38;
    titanium = 0.6;
    uranium = 0.6;
    gold = 0.7;
    neutronium = 1.2;
    core = 1.0;
    /// What part of it is left of a good beyond what is needed of it.
    plenty = 0.4;
    /// How many of each of titanium, uranium, gold there is need of.
    enough = 4.0;
    /// How much water there is need of.
    enough_water = 8.0;
    /// How many neutronium.
    enough_neutronium = 3.0;
    /// How many cores for each era to come.
    enough_cores = 3.0;
    /// What of a good's value is there in the last era already.
    last_goods = 0.25;
    /// Eras yet to come in which goods keep their whole value.
    goods_eras = 3.0;
    /// An action on the main board, before it is made.
    action = 2.4;
    /// An action on the own board, before it is made.
    own_action = 0.5;
    /// What a tired worker counts who can be woken with the water that is there.
    supplied = 0.55;
    /// What a tired worker counts who can only be forced.
    forced = 0.25;
    /// A charged suit that has nobody to sit in it.
    spare_suit = 0.1;
    /// A worker in each era to come, as long as there are few of them.
    worker = 0.45;
    /// The same, beyond the fourth.
    more_workers = 0.2;
    /// The same, beyond the sixth.
    many_workers = 0.1;
    /// A scientist beyond any worker, in each era to come.
    scientist = 0.1;
    engineer = 0.1;
    administrator = 0.0;
    genius = 0.3;
    /// Being active when the next era begins.
    awake = 0.2;
    /// Eras after the impact, as long as it is far.
    afterwards = 1.6;
    /// What tiles bring in each era to come.
    engine = 0.6;
    /// The same of the next worker's space: there are only so many workers.
    engine_next = 0.8;
    /// A travel in time that repays, beyond its step on the track, in each era to come.
    travel = 0.7;
    /// The first power plant's reach, for superprojects of the past, in each era to come.
    reach = 0.3;
    /// A breakthrough beyond its points, while something can be built with it.
    breakthrough = 1.0;
    /// The best thing to be built soon, as far as it is in reach.
    plan = 0.5;
    /// The second best.
    second_plan = 0.2;
    /// Goods missing, in points, that halve the hope of building it.
    gap = 1.5;
    /// What is hoped for with one breakthrough missing.
    one_missing = 0.55;
    /// What is hoped for with both missing.
    two_missing = 0.25;
    /// What is hoped for of a superproject that comes into focus with the next era only, or by travelling.
    later_project = 0.7;
    /// A debt that stays unpaid.
    debt = 1.2;
    /// A debt that can be repaid by travelling.
    repayable = 0.5;
    /// A roll of the paradox die.
    rollout = 0.7;
    /// The first paradox.
    paradox = 0.5;
    /// Each one more than the one before.
    paradox_more = 0.5;
    /// A spot that an anomaly takes.
    anomaly = 1.2;
    /// An evacuation whose condition is met.
    evacuation = 0.85;
    /// What is hoped for of one whose condition is not met, when half of it is.
    half_evacuation = 0.25;
    /// An endgame card that one would have, in the first era.
    early_goal = 0.3;
    /// How many points at first sight make a choice e times as promising, at the decision itself.
    sharpness = 1.5;
    /// The same, further on.
    sharpness_deeper = 0.8;
    /// How much chance there is in how somebody plays on, in points.
    whim = 0.6;
    /// Points ahead that make winning e times as likely, with the last era over.
    lead = 7.0;
    /// What each era to come adds to that.
    lead_each_era = 1.5;
    /// Being first.
    banner = 1.5;
}

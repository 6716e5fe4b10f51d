//! The machine in the middle: what the cycle brings, and where the Doctor has still to come.

use super::{Scene, danger, icons};
use maud::{Markup, html};
use the_loop::data::{CLONES_A_TURN, CYCLES, Chute, Era};

pub(super) fn machine(scene: &Scene) -> Markup {
    let view = scene.view;
    let cycle = view.cycle.clamp(1, CYCLES);
    let clones = CLONES_A_TURN[usize::from(cycle) - 1];
    let rifts = danger::base_rifts(view);
    let brings = [("clones", clones.into()), ("rifts", rifts.into())];
    html! {
        div #loop-machine {
            b.cyc { (scene.with("loop-cycle", &[("n", cycle.into()), ("of", CYCLES.into())])) }
            span.brings role="img" aria-label=(scene.with("loop-brings", &brings)) title=(scene.with("loop-brings", &brings)) {
                (icons::icon("clone")) b { (clones) } (icons::icon("card")) b { "1" } (icons::icon("rift")) b { (rifts) "+" }
            }
            span.tocome { (scene.with("loop-to-come", &[("n", view.doctor_to_come.len().into())])) }
        }
        @for era in Era::ALL {
            @if view.doctor_to_come.contains(&era) {
                @let rifts = danger::rifts_to_drop(view, era);
                @let words = scene.with("loop-coming", &[("era", scene.names.era(era).into()), ("n", rifts.into())]);
                span.coming.{ "v-" (era.name()) } #{ "coming-" (era.name()) } role="img" aria-label=(words) title=(words) {
                    (icons::icon("doctor")) (rifts) "+"
                }
            }
        }
        @if let Some(doctor) = view.doctor {
            @for chute in [Chute::Previous, Chute::Next] {
                span.spout.{ "x-" (chute.leads_to(doctor).name()) } aria-hidden="true" {}
            }
            @let words = scene.with("loop-doctor-is", &[("where", scene.names.in_era(doctor).into())]);
            span.doctor.{ "d-" (doctor.name()) } #doctor data-piece="doctor" data-order="3" role="img" aria-label=(words) title=(words) {
                (icons::icon("doctor"))
            }
        }
    }
}

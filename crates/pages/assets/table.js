// The page of a table. The server makes everything that is seen; these scripts show what changes, send what is chosen, move
// pieces to where they are now, and know the keys. They hold no rule of any game.
import { $, id, remember, seat, setting } from "./table/page.js";
import "./table/keys.js";
import "./table/lessons.js";
import "./table/recent.js";
import "./table/send.js";
import { mark } from "./table/hint.js";
import { badges } from "./table/menu.js";
import { title } from "./table/show.js";
import { follow } from "./table/stream.js";

// The page behind the one that hides hands is opened this once.
if (location.search.includes("open=1")) history.replaceState(null, "", `/t/${id}?seat=${seat}`);
const speed = $("speed");
speed.value = setting("speed", "260");
speed.addEventListener("change", () => remember("speed", speed.value));
mark();
badges();
title($("top").dataset.turn !== undefined);
$("chapters").scrollTop = $("chapters").scrollHeight;
follow();

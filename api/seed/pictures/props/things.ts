import type { Prop } from './types';

const capsule: Prop = ({ main, light, dark }) =>
  `<g transform="rotate(-38 50 50)"><rect x="8" y="32" width="84" height="36" rx="18" fill="${light}"/><path d="M50 32h24a18 18 0 0 1 0 36h-24z" fill="${main}"/><path d="M22 40h58" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="M50 32v36" stroke="${dark}" stroke-opacity=".3" stroke-width="2"/></g>`;

const tablets: Prop = ({ main, light, dark }) =>
  `<ellipse cx="36" cy="64" rx="32" ry="20" fill="${dark}" opacity=".25"/><ellipse cx="36" cy="58" rx="32" ry="20" fill="${light}"/><path d="M8 58h56" stroke="${dark}" stroke-opacity=".4" stroke-width="3"/><circle cx="68" cy="34" r="24" fill="${main}"/><path d="M52 34h32" stroke="${light}" stroke-width="4"/>`;

const plaster: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(-35 50 50)"><rect x="2" y="32" width="96" height="36" rx="18" fill="${main}"/><rect x="32" y="32" width="36" height="36" fill="${light}"/><path d="M42 42h.1M50 42h.1M58 42h.1M42 50h.1M50 50h.1M58 50h.1M42 58h.1M50 58h.1M58 58h.1" stroke="${dark}" stroke-width="4" stroke-linecap="round"/></g>`;

const parcel: Prop = ({ main, dark, light }) =>
  `<path d="M8 40l42 -12l42 12v42l-42 14l-42 -14z" fill="#c9986a"/><path d="M50 54l42 -14v42l-42 14z" fill="#b07f52"/><path d="M8 40l42 -12l42 12l-42 14z" fill="#e0b68a"/><path d="M25 35l42 13.300v12l-8 2.700v-12l-42 -12.700z" fill="${light}" opacity=".85"/><path d="M16 62l20 6.500v14l-20 -6.500z" fill="${light}"/><path d="M20 67l12 4M20 71.500l8 2.600" stroke="${dark}" stroke-width="2" stroke-linecap="round"/><path d="M66 76q2 -14 16 -14q0 12 -16 14z" fill="${main}"/>`;

const cross: Prop = ({ main, light }) =>
  `<rect x="6" y="22" width="88" height="68" rx="10" fill="${main}"/><path d="M34 22v-8q0 -6 6 -6h20q6 0 6 6v8" fill="none" stroke="${main}" stroke-width="6"/><path d="M43 36h14v13h13v14h-13v13h-14v-13h-13v-14h13z" fill="${light}"/>`;

const thermometer: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(40 50 50)"><rect x="40" y="4" width="20" height="70" rx="10" fill="${light}" stroke="${dark}" stroke-width="3"/><circle cx="50" cy="82" r="15" fill="${main}"/><path d="M50 78v-44" stroke="${main}" stroke-width="7" stroke-linecap="round"/><path d="M60 22h-6M60 34h-6M60 46h-6" stroke="${dark}" stroke-width="3"/></g>`;

const monitor: Prop = ({ main, dark, light }) =>
  `<rect x="4" y="20" width="70" height="64" rx="12" fill="${light}" stroke="${dark}" stroke-width="3"/><rect x="13" y="29" width="52" height="32" rx="5" fill="${dark}"/><path d="M18 47h8l5 -10l7 18l5 -8h16" fill="none" stroke="${main}" stroke-width="3.5" stroke-linejoin="round"/><circle cx="39" cy="72" r="6.5" fill="${main}"/><path d="M74 40q22 -2 20 24t-20 14" fill="none" stroke="${main}" stroke-width="6"/>`;

const brush: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(35 50 50)"><path d="M44 30h12l3 60q-9 8 -18 0z" fill="${main}"/><rect x="42" y="4" width="16" height="28" rx="6" fill="${light}"/><path d="M58 8h12M58 14h12M58 20h12M58 26h12" stroke="${dark}" stroke-width="4"/></g>`;

const comb: Prop = ({ main, dark }) =>
  `<path d="M8 30q0 -12 12 -12h60q12 0 12 12v12H8z" fill="${main}"/><path d="M14 42v38M24 42v38M34 42v38M44 42v38M54 42v38M64 42v38M74 42v38M86 42v38" stroke="${main}" stroke-width="6" stroke-linecap="round"/><path d="M18 26h60" stroke="${dark}" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>`;

const dumbbell: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(-30 50 50)"><rect x="26" y="44" width="48" height="12" fill="${light}"/><rect x="14" y="24" width="16" height="52" rx="5" fill="${main}"/><rect x="70" y="24" width="16" height="52" rx="5" fill="${main}"/><rect x="4" y="34" width="12" height="32" rx="4" fill="${dark}"/><rect x="84" y="34" width="12" height="32" rx="4" fill="${dark}"/></g>`;

const roller: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(-18 50 50)"><rect x="6" y="30" width="80" height="42" fill="${main}"/><ellipse cx="86" cy="51" rx="10" ry="21" fill="${dark}"/><ellipse cx="86" cy="51" rx="4" ry="9" fill="${light}"/><ellipse cx="6" cy="51" rx="8" ry="21" fill="${main}"/><path d="M16 40h58M16 51h58M16 62h58" stroke="${light}" stroke-width="4" stroke-dasharray="9 5"/></g>`;

const flask: Prop = ({ main, dark, light }) =>
  `<path d="M36 20h28l4 14v54q0 8 -8 8h-20q-8 0 -8 -8v-54z" fill="${main}"/><rect x="38" y="4" width="24" height="18" rx="5" fill="${dark}"/><path d="M32 58h36v26h-36z" fill="${light}" opacity=".7"/><path d="M40 34v48" stroke="#fff" stroke-opacity=".4" stroke-width="5"/>`;

const paw: Prop = ({ main, light }) =>
  `<path d="M50 44q20 0 30 26q6 22 -14 22q-8 0 -16 -4q-8 4 -16 4q-20 0 -14 -22q10 -26 30 -26z" fill="${main}"/><ellipse cx="20" cy="40" rx="10" ry="14" fill="${main}"/><ellipse cx="40" cy="20" rx="10" ry="15" fill="${main}"/><ellipse cx="62" cy="20" rx="10" ry="15" fill="${main}"/><ellipse cx="82" cy="40" rx="10" ry="14" fill="${main}"/><path d="M38 66q4 -8 12 -8" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const book: Prop = ({ main, dark, light }) =>
  `<path d="M50 24q-20 -14 -44 -8v66q24 -6 44 8q20 -14 44 -8v-66q-24 -6 -44 8z" fill="${main}"/><path d="M50 28q-18 -12 -38 -8v56q20 -4 38 8q18 -12 38 -8v-56q-20 -4 -38 8z" fill="${light}"/><path d="M50 28v56M20 34q12 0 22 5M20 48q12 0 22 5M80 34q-12 0 -22 5M80 48q-12 0 -22 5" stroke="${dark}" stroke-width="3" fill="none"/>`;

const cup: Prop = ({ main, dark, light }) =>
  `<path d="M12 40h62v26q0 24 -24 24h-14q-24 0 -24 -24z" fill="${main}"/><path d="M74 46q20 -4 18 14q-4 16 -20 14" fill="none" stroke="${main}" stroke-width="7"/><ellipse cx="43" cy="40" rx="31" ry="7" fill="${dark}" opacity=".5"/><path d="M32 26q-6 -8 0 -18M50 26q-6 -8 0 -18" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`;

const lipstick: Prop = ({ main, dark, light }) =>
  `<path d="M38 44v-24l16 -14q8 4 8 14v24z" fill="${main}"/><rect x="34" y="42" width="32" height="22" fill="${light}"/><rect x="28" y="62" width="44" height="34" rx="4" fill="${dark}"/><path d="M44 22v20" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`;

const candle: Prop = ({ main, dark, light }) =>
  `<rect x="20" y="44" width="60" height="50" rx="8" fill="${light}"/><ellipse cx="50" cy="46" rx="30" ry="9" fill="${main}"/><path d="M50 44v-12" stroke="${dark}" stroke-width="4"/><path d="M50 4q14 16 6 26q-6 6 -12 0q-8 -10 6 -26z" fill="${main}"/><rect x="34" y="62" width="32" height="18" rx="3" fill="#fff" opacity=".8"/>`;

const razor: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(28 50 50)"><rect x="22" y="8" width="56" height="22" rx="6" fill="${light}" stroke="${dark}" stroke-width="3"/><path d="M28 15h44M28 22h44" stroke="${dark}" stroke-width="3"/><path d="M44 30h12l2 60q-8 8 -16 0z" fill="${main}"/></g>`;

const soap: Prop = ({ main, dark, light }) =>
  `<rect x="10" y="44" width="80" height="44" rx="20" fill="${main}"/><rect x="26" y="56" width="48" height="20" rx="10" fill="none" stroke="${light}" stroke-width="4"/><circle cx="28" cy="28" r="12" fill="${light}" stroke="${dark}" stroke-opacity=".3" stroke-width="2"/><circle cx="54" cy="18" r="9" fill="${light}" stroke="${dark}" stroke-opacity=".3" stroke-width="2"/><circle cx="72" cy="32" r="7" fill="${light}"/>`;

const bottleBaby: Prop = ({ main, dark, light }) =>
  `<path d="M42 20q0 -16 8 -16t8 16z" fill="${dark}"/><rect x="30" y="20" width="40" height="16" rx="5" fill="${main}"/><rect x="26" y="36" width="48" height="60" rx="14" fill="${light}" stroke="${main}" stroke-width="3"/><path d="M27 62h46v20q0 12 -12 12h-22q-12 0 -12 -12z" fill="${main}" opacity=".4"/><path d="M62 48h10M62 58h10M62 68h10" stroke="${dark}" stroke-width="3"/>`;

const duck: Prop = ({ main, dark, light }) =>
  `<path d="M8 60q30 4 34 -12q-14 -18 0 -32q18 -14 34 4q6 12 -2 24q20 10 14 30q-8 20 -44 20t-36 -34z" fill="${main}"/><path d="M76 26l18 4q-4 10 -18 8z" fill="${dark}"/><circle cx="62" cy="26" r="4" fill="${dark}"/><path d="M34 68q14 12 30 0" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const scale: Prop = ({ main, dark, light }) =>
  `<rect x="8" y="14" width="84" height="76" rx="16" fill="${main}"/><path d="M28 46a22 22 0 0 1 44 0z" fill="${light}"/><path d="M50 46l8 -15" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><path d="M26 66h14M60 66h14M26 78h14M60 78h14" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`;

const phone: Prop = ({ main, dark, light }) =>
  `<rect x="22" y="4" width="56" height="92" rx="11" fill="${dark}"/><rect x="28" y="12" width="44" height="76" rx="5" fill="${light}"/><circle cx="50" cy="38" r="13" fill="${main}"/><path d="M30 78q0 -22 20 -22t20 22z" fill="${main}"/>`;

const stethoscope: Prop = ({ main, dark, light }) =>
  `<path d="M22 8v24q0 22 20 22t20 -22v-24M42 54v14q0 22 22 22t20 -24v-6" fill="none" stroke="${main}" stroke-width="7" stroke-linecap="round"/><circle cx="84" cy="50" r="11" fill="${dark}"/><circle cx="84" cy="50" r="5" fill="${light}"/>`;

const script: Prop = ({ main, dark, light }) =>
  `<path d="M18 6h48l16 16v72H18z" fill="${light}" stroke="${dark}" stroke-width="3"/><path d="M66 6v16h16z" fill="${main}"/><path d="M30 26v26M30 26h10q8 0 8 8t-8 8h-10M40 42l16 22M56 48l-14 16" fill="none" stroke="${main}" stroke-width="5"/><path d="M30 76h40M30 84h28" stroke="${dark}" stroke-opacity=".4" stroke-width="4"/>`;

const shield: Prop = ({ main, light }) =>
  `<path d="M50 4q20 14 40 14q2 54 -40 78q-42 -24 -40 -78q20 0 40 -14z" fill="${main}"/><path d="M30 50l14 14l28 -30" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;

const mask: Prop = ({ main, dark, light }) =>
  `<path d="M18 30q32 -14 64 0v30q-32 34 -64 0z" fill="${main}"/><path d="M18 34q-18 2 -14 16q4 10 16 8M82 34q18 2 14 16q-4 10 -16 8" fill="none" stroke="${dark}" stroke-width="4"/><path d="M28 42q22 -6 44 0M28 54q22 -4 44 0M34 66q16 -2 32 0" fill="none" stroke="${light}" stroke-width="4"/>`;

const inhaler: Prop = ({ main, dark, light }) =>
  `<path d="M30 22h30v44h28q4 0 4 4v20q0 6 -6 6h-50q-6 0 -6 -6z" fill="${main}"/><rect x="33" y="4" width="24" height="24" rx="4" fill="${light}" stroke="${dark}" stroke-width="2"/><path d="M88 70v20" stroke="${dark}" stroke-width="5"/><path d="M38 34v48" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`;

const stick: Prop = ({ main, dark }) =>
  `<path d="M34 24q0 -18 18 -18t18 16" fill="none" stroke="${main}" stroke-width="9" stroke-linecap="round"/><path d="M34 24v66" stroke="${dark}" stroke-width="7"/><path d="M27 88h14v8h-14z" fill="${main}"/>`;

const sock: Prop = ({ main, dark, light }) =>
  `<path d="M34 6h28v46q16 14 24 20q10 12 -4 20q-8 4 -18 0q-30 -14 -32 -34z" fill="${main}"/><path d="M34 6h28v12h-28z" fill="${dark}"/><path d="M34 30h28M34 42h28" stroke="${light}" stroke-width="4"/>`;

const pillbox: Prop = ({ main, dark, light }) =>
  `<rect x="2" y="34" width="96" height="36" rx="8" fill="${main}"/><path d="M18 36v32M34 36v32M50 36v32M66 36v32M82 36v32" stroke="${light}" stroke-width="3"/><circle cx="10" cy="52" r="5" fill="${light}"/><circle cx="26" cy="52" r="5" fill="${light}"/><circle cx="42" cy="52" r="5" fill="${dark}"/><circle cx="58" cy="52" r="5" fill="${light}"/><circle cx="74" cy="52" r="5" fill="${dark}"/><circle cx="90" cy="52" r="5" fill="${light}"/>`;

const strap: Prop = ({ main, dark, light }) =>
  `<path d="M26 6q24 -6 48 0q-8 40 4 86q-28 8 -56 0q12 -46 4 -86z" fill="${main}"/><ellipse cx="50" cy="48" rx="15" ry="19" fill="${light}"/><path d="M26 20h48M23 80h54" stroke="${dark}" stroke-width="5"/>`;

const heatpack: Prop = ({ main, dark, light }) =>
  `<path d="M8 34q42 -14 84 0v42q-42 14 -84 0z" fill="${main}"/><path d="M36 30v50M64 30v50" stroke="${dark}" stroke-opacity=".4" stroke-width="3" stroke-dasharray="5 4"/><path d="M24 22q-6 -8 0 -16M50 18q-6 -8 0 -16M76 22q-6 -8 0 -16" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`;

const mat: Prop = ({ main, dark, light }) =>
  `<path d="M14 74l60 -46l22 14l-60 48z" fill="${main}"/><circle cx="24" cy="74" r="18" fill="${dark}"/><circle cx="24" cy="74" r="11" fill="${main}"/><circle cx="24" cy="74" r="4" fill="${light}"/>`;

const chocolate: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(-14 50 50)"><rect x="22" y="6" width="56" height="88" rx="5" fill="${main}"/><path d="M41 8v50M60 8v50M22 24h56M22 42h56" stroke="${dark}" stroke-width="3"/><path d="M18 54l8 6l8 -6l8 6l8 -6l8 6l8 -6l8 6l8 -6v36q0 6 -6 6h-52q-6 0 -6 -6z" fill="${light}"/></g>`;

const nappy: Prop = ({ main, dark, light }) =>
  `<path d="M6 28h88q2 20 -6 26q-22 4 -26 34q-12 6 -24 0q-4 -30 -26 -34q-8 -6 -6 -26z" fill="${light}" stroke="${main}" stroke-width="4"/><path d="M8 32h16v14h-14zM92 32h-16v14h14z" fill="${main}"/><path d="M42 62q8 6 16 0" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const massager: Prop = ({ main, dark, light }) =>
  `<path d="M50 4q20 2 20 28v40q0 22 -20 24q-20 -2 -20 -24v-40q0 -26 20 -28z" fill="${main}"/><path d="M40 22v46" stroke="${light}" stroke-width="6" stroke-linecap="round" opacity=".7"/><circle cx="56" cy="76" r="6" fill="${dark}"/>`;

const test: Prop = ({ main, dark, light }) =>
  `<g transform="rotate(-28 50 50)"><rect x="34" y="4" width="32" height="92" rx="10" fill="${light}" stroke="${dark}" stroke-width="3"/><rect x="42" y="20" width="16" height="32" rx="4" fill="#fff" stroke="${dark}" stroke-width="2"/><path d="M42 30h16" stroke="${main}" stroke-width="4"/><path d="M42 41h16" stroke="${dark}" stroke-opacity=".35" stroke-width="3"/><ellipse cx="50" cy="74" rx="8" ry="11" fill="${main}" opacity=".6"/></g>`;

export const THINGS = {
  capsule,
  tablets,
  plaster,
  parcel,
  cross,
  thermometer,
  monitor,
  brush,
  comb,
  dumbbell,
  roller,
  flask,
  paw,
  book,
  cup,
  lipstick,
  candle,
  razor,
  soap,
  bottleBaby,
  duck,
  scale,
  phone,
  stethoscope,
  script,
  shield,
  mask,
  inhaler,
  stick,
  sock,
  pillbox,
  strap,
  heatpack,
  mat,
  chocolate,
  nappy,
  massager,
  test,
};

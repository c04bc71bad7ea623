import { DEFS } from './packs/shade';
import { doctorOnScreen } from './packs/special';
import { picture } from './picture';
import { prop } from './props';
import { plinth, standing } from './scene-parts';
import { STAGES, type Stage } from './scene-stages';
import type { Placed, Scene, Thing } from './scene-types';

function thing({ name, x, y, size, turn = 0, touch }: Thing, stage: Stage): string {
  const main = touch ?? stage.prop;
  return prop(name, x, y, size, { main, dark: stage.shade, light: stage.light }, turn);
}

function placed({ pack, x, size, lift = 0 }: Placed, baseline: number, stage: Stage): string {
  const foot = lift > 0 ? plinth(x, baseline - lift, size * 0.78, lift, stage.light, stage.dark) : '';
  return foot + standing(pack, x, baseline - lift + (lift > 0 ? 4 : 0), size);
}

function doctor([middle, bottom, size]: NonNullable<Scene['screen']>): string {
  const scale = size / 360;
  return `<g transform="translate(${Math.round(middle - 180 * scale)} ${Math.round(bottom - 226 * scale)}) scale(${scale.toFixed(2)})">${doctorOnScreen('stethoscope')}</g>`;
}

/** A scene as an SVG document: wall, sun, hills, floor, then what stands on it. */
export function renderScene(scene: Scene): string {
  const { width, height } = scene;
  const stage: Stage = STAGES[scene.stage];
  const [sunX, sunY, radius] = scene.sun;
  const floor = Math.round(height * 0.8);
  const baseline = Math.round(height * 0.9);
  const hills = `<path d="M0 ${floor - 20}q${width * 0.2} -${height * 0.12} ${width * 0.42} -${height * 0.02}t${width * 0.58} -${height * 0.03}V${height}H0z" fill="${stage.floor}" opacity=".55"/>`;
  return picture(
    width,
    height,
    scene.title,
    `${DEFS}<path d="M0 0h${width}v${height}H0z" fill="${stage.wall}"/><circle cx="${sunX}" cy="${sunY}" r="${radius}" fill="${stage.shape}"/>${hills}<path d="M0 ${floor}h${width}v${height - floor}H0z" fill="${stage.floor}"/>${scene.behind.map((item) => thing(item, stage)).join('')}${scene.screen ? doctor(scene.screen) : ''}${scene.packs.map((item) => placed(item, baseline, stage)).join('')}${scene.front.map((item) => thing(item, stage)).join('')}`,
  );
}

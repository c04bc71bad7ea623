type Shape = 'bottle' | 'box' | 'tube';

const bodies: Record<Shape, (colour: string, label: string) => string> = {
  bottle: (colour, label) =>
    `<path d="M150 70h60v32h-60z" fill="${label}"/><path d="M142 100h76l18 34v146a18 18 0 0 1-18 18h-76a18 18 0 0 1-18-18V134z" fill="${colour}"/><path d="M124 156h112v104H124z" fill="${label}"/>`,
  box: (colour, label) =>
    `<path d="M100 110h160v184H100z" fill="${label}"/><path d="M100 110h160v54H100z" fill="${colour}"/><path d="M260 110l18-16v184l-18 16z" fill="${colour}" opacity=".6"/>`,
  tube: (colour, label) =>
    `<path d="M130 70h100l-10 190h-80z" fill="${colour}"/><path d="M146 260h68v38h-68z" fill="${label}"/><path d="M138 120h84l-4 76h-76z" fill="${label}"/>`,
};

const LINES = 'M150 182h60M150 200h44';

/** Draws up to three short label lines as bars as long as their words; text would depend on the machine's fonts. */
const barsFor = (words: readonly string[], colour: string) =>
  words
    .map((word, index) => {
      const length = word.length * 8;
      const thickness = index === 0 ? 6 : 10;
      return `<path d="M${180 - length / 2} ${180 + index * 21}h${length}" stroke="${index === 0 ? colour : '#14231F'}" stroke-width="${thickness}"/>`;
    })
    .join('');

/** Returns a small drawn pack as a data URL, for stories only. */
export function packshot(colour: string, label: string, shape: Shape, words: readonly string[] = []): string {
  const print =
    words.length > 0
      ? barsFor(words, colour)
      : `<path d="${LINES}" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360"><ellipse cx="180" cy="304" rx="92" ry="10" fill="#14231F" opacity=".12"/>${bodies[shape](colour, label)}${print}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns three packs in morning light as a data URL: the picture of a hero, promotion or service in stories. */
export function scene(sun: string, colours: readonly [string, string, string]): string {
  const [left, middle, right] = colours;
  const pack = (x: number, y: number, scale: number, body: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640"><circle cx="520" cy="300" r="240" fill="${sun}"/><ellipse cx="480" cy="560" rx="400" ry="40" fill="#14231F" opacity=".08"/>${pack(120, 190, 1.2, bodies.bottle(left, '#FFFFFF'))}${pack(520, 230, 1.1, bodies.tube(right, '#FFFFFF'))}${pack(290, 110, 1.5, bodies.bottle(middle, '#FFF8E1'))}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

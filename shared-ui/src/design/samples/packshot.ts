type Shape = 'bottle' | 'box' | 'tube';

const bodies: Record<Shape, (colour: string, label: string) => string> = {
  bottle: (colour, label) =>
    `<path d="M150 70h60v32h-60z" fill="${label}"/><path d="M142 100h76l18 34v146a18 18 0 0 1-18 18h-76a18 18 0 0 1-18-18V134z" fill="${colour}"/><path d="M124 156h112v104H124z" fill="${label}"/>`,
  box: (colour, label) =>
    `<path d="M100 110h160v184H100z" fill="${label}"/><path d="M100 110h160v54H100z" fill="${colour}"/><path d="M260 110l18-16v184l-18 16z" fill="${colour}" opacity=".6"/>`,
  tube: (colour, label) =>
    `<path d="M130 70h100l-10 190h-80z" fill="${colour}"/><path d="M146 260h68v38h-68z" fill="${label}"/><path d="M138 120h84l-4 76h-76z" fill="${label}"/>`,
};

/** A small drawn pack as a data address, for stories only. */
export function packshot(colour: string, label: string, shape: Shape): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360"><ellipse cx="180" cy="304" rx="92" ry="10" fill="#14231F" opacity=".12"/>${bodies[shape](colour, label)}<path d="M150 182h60M150 200h44" stroke="${colour}" stroke-width="6" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

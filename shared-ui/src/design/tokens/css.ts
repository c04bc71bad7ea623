import { colours } from '@saltbush/contract';
import { fonts, from, gutters, motion, radii, sizes, skeletons, space, stacking, text } from './scales';

const lines = (prefix: string, values: Readonly<Record<string, string | number>>, indent = '    ') =>
  Object.entries(values).map(([name, value]) => `${indent}--sb-${prefix}${name}: ${value};`);

/** Renders the tokens as custom properties: the content of the generated `styles/tokens.css`. */
export function tokensCss(): string {
  const root = [
    ...lines('', Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, hex.toLowerCase()]))),
    ...lines('', fonts),
    ...lines('text-', text),
    ...lines('space-', space),
    ...lines('radius-', radii),
    ...lines('', motion),
    ...lines('z-', stacking),
    ...lines('size-', sizes),
    ...lines('', {
      'text-title': 'clamp(1.75rem, 1.357rem + 1.68vw, 2.25rem)',
      'text-hero': 'clamp(2.125rem, 1.444rem + 2.9vw, 3.25rem)',
      shadow: '0 1px 2px rgb(8 63 54 / 6%), 0 12px 32px -8px rgb(8 63 54 / 18%)',
      scrim: 'rgb(8 43 37 / 52%)',
      focus: 'var(--sb-brand)',
      gutter: gutters.base,
    }),
  ];
  return `/* Generated from src/design/tokens by \`npm run tokens\`. */
@layer tokens {
  :root {
    color-scheme: light;
${root.join('\n')}
  }

  @media ${from('md')} {
    :root {
      --sb-gutter: ${gutters.md};
    }
  }

  @media ${from('lg')} {
    :root {
      --sb-gutter: ${gutters.lg};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --sb-quick: 1ms;
      --sb-slow: 1ms;
    }
  }
}
`;
}

const rule = (attribute: string, value: string | number, declaration: string) =>
  `  [data-${attribute}="${value}"] {\n    ${declaration};\n  }`;

/**
 * Renders a rule for each step of the scales that components choose by attribute: the content of the generated
 * `styles/steps.css`. The content security policy forbids style attributes.
 */
export function stepsCss(): string {
  const rules = [
    ...Object.keys(space).map((step) => rule('gap', step, `gap: var(--sb-space-${step})`)),
    ...skeletons.width.map((width) => rule('skeleton-width', width, `width: ${width}`)),
    ...skeletons.height.map((height) => rule('skeleton-height', height, `height: ${height}`)),
  ];
  return `/* Generated from src/design/tokens by \`npm run tokens\`. */\n@layer components {\n${rules.join('\n\n')}\n}\n`;
}

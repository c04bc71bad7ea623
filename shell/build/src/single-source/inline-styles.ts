import type { SingleSourceRule } from './rule';

/** A server-rendered style attribute is refused by the content security policy, and would silently not apply. */
export const inlineStyles: SingleSourceRule = {
  name: 'inline-styles',
  sentence:
    "the content security policy has `style-src-attr 'none'`, so browsers ignore style attributes: use a class of the CSS module, a step of shared-ui/src/design/tokens/scales.ts (`data-gap`, `data-skeleton-height`), attributes of an SVG for values from data, or `element.style.setProperty` in an effect for values that are measured in the browser",
  within: /^(shell\/(src|server)|shared-ui\/src|mf-[^/]+\/src)\/.*\.tsx?$/,
  except: /^(?!)/,
  copy: /(?<![\w-])style=|\bstyle\??:\s*(\{|CSSProperties)|\bCSSProperties\b|setAttribute(NS)?\([^)]*['"`]style['"`]/,
};

/** The part of the browsers' Trusted Types that is used here; TypeScript's library does not declare it. */
interface PolicyRules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}
interface Factory {
  createPolicy(name: string, rules: PolicyRules): PolicyRules;
}

let isScriptAllowed: (url: string) => boolean = () => false;

const rules: PolicyRules = {
  createScriptURL(url) {
    if (!isScriptAllowed(url)) throw new TypeError(url);
    return url;
  },
  // Private to this module: the only HTML that passes is parsed into an inert template below.
  createHTML: (html) => html,
};

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
/** The only policy that the content security policy permits. Browsers without Trusted Types use the rules themselves. */
const policy = trustedTypes?.createPolicy('saltbush', rules) ?? rules;

/** Sets which scripts may be loaded; the shell calls this once, before it loads any. */
export function allowScripts(isAllowed: (url: string) => boolean): void {
  isScriptAllowed = isAllowed;
}

/**
 * Marks a script's URL as trusted.
 * @throws {TypeError} The script belongs to no release of this page.
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

/** Parses HTML into a template, whose document is inert: it executes and loads nothing. */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

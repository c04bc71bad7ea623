import type { SingleSourceRule } from './rule';

/** Text becomes HTML or a script in one place, with the only Trusted Types policy. */
export const trustedSinks: SingleSourceRule = {
  name: 'trusted-sinks',
  sentence:
    'browsers refuse plain text here, because it could be a visitor’s: parse HTML with `parseHtml` of shared-ui/src/html, and load scripts through shell/src/integrity',
  within: /^(shell\/src|shared-ui\/src|mf-[^/]+\/src)\//,
  except: /^(shared-ui\/src\/platform\/trusted-types|shell\/src\/integrity\/verified-loader)\.ts$/,
  copy: /\.(innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|new DOMParser|createContextualFragment|createElement\(['"]script|\beval\(|new Function\(|createPolicy\(/,
};

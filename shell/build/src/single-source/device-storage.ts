import type { SingleSourceRule } from './rule';

/** Browsers that block cookies and site data throw at the mere name. */
export const deviceStorage: SingleSourceRule = {
  name: 'device-storage',
  sentence:
    'this throws where the visitor blocks cookies and site data, and the page is lost: use `deviceStorage` or `tabStorage` of @saltbush/shared-ui/platform, and the bus between tabs',
  within: /^(shell\/(src|server)|shared-ui\/src|mf-[^/]+\/src|api\/(src|contract\/src))\//,
  // Inline scripts, which no bundle contains, guard themselves.
  except:
    /^(shared-ui\/src\/(storage\/index|bus\/transport)|shell\/(server\/diagnostics\/page|src\/consent\/mark-answered)|api\/src\/domains\/rewards\/result-page)\.ts$/,
  copy: /\b(localStorage|sessionStorage|indexedDB|caches\.open|cookieStore|BroadcastChannel)\b/,
};

import type { SingleSourceRule } from './rule';

/** Code that is loaded on demand may fail to arrive; one function contains that. */
export const codeOnDemand: SingleSourceRule = {
  name: 'code-on-demand',
  sentence:
    'React’s `lazy` keeps a failure for good and takes the page around it down: use `recoverable` of shared-ui/on-demand',
  within: /^(mf-[a-z]+|shared-ui|shell)\/src\//,
  except: /^(shared-ui\/src\/on-demand\/recoverable\.tsx|shell\/src\/overlays\.tsx)$/,
  copy: /\blazy\b[^'\n]*\} from 'react'|\bReact\.lazy\b/,
};

import type { SingleSourceRule } from './rule';

/** What is stored for machines ("visa", "BATTERY POINT") is read to customers by whoever reads it at the counter. */
export const storedWords: SingleSourceRule = {
  name: 'stored-words',
  sentence:
    'payments and suburbs are stored for machines: write them with `paymentLabel` and `suburbName` of @saltbush/contract',
  within: /^(mf-[^/]+\/src|shared-ui\/src|api\/src\/domains\/(mail|[^/]+\/(mails|notices)))\//,
  except: /\.(test|stories)\.tsx?$/,
  copy: /\} ending in \$?\{|\$\{suburb\} \$\{state\}|\{suburb\} \{state\}/,
};

import type { SingleSourceRule } from './rule';

/** What staff who act as a customer read where something is the customer's alone. */
export const whomToAsk: SingleSourceRule = {
  name: 'whom-to-ask',
  sentence:
    'each squad would word it in its own way: wrap what is the customer’s alone in CustomersOwn of @saltbush/shared-ui/person, or show its AskCustomer',
  within: /^(shared-ui\/src|mf-[^/]+\/src|shell\/src)\/.*\.tsx?$/,
  except: /^shared-ui\/src\/person\/CustomersOwn\.tsx$/,
  copy: /only the customer can|ask (them|the customer) to sign in/i,
};

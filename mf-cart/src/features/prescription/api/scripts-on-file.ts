import { patientKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ScriptsOnFileQuery } from '../../../generated/gql/graphql';

const ScriptsOnFileDocument = graphql(/* GraphQL */ `
  query ScriptsOnFile($product_id: ID!) {
    scripts_on_file(product_id: $product_id) {
      patient_uuid
      repeats_left
      next_supply_on
    }
  }
`);

export type ScriptOnFile = ScriptsOnFileQuery['scripts_on_file'][number];

/** The account's scripts on file for a product. Never from memory: every order on one uses up a repeat. */
export const scriptsOnFileQuery = (productId: string) =>
  queryOptions({
    queryKey: viewKey(patientKeys.all, 'mf-cart', 'on-file', productId),
    queryFn: async ({ signal }) =>
      (await request(ScriptsOnFileDocument, { product_id: productId }, { signal })).scripts_on_file,
    staleTime: 0,
  });

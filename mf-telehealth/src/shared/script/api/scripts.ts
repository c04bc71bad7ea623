import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const TelehealthScriptsDocument = graphql(/* GraphQL */ `
  query TelehealthScripts($uuid: ID!) {
    telehealth_scripts(uuid: $uuid) {
      number
      status
      product_name
      product_slug
      quantity
      supplies
      supplies_left
      directions
      expires_on
      next_supply_on
      issued_by
    }
  }
`);

/** The scripts of a consultation for its patient, latest first. */
export const scriptsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['mf-telehealth', 'scripts', uuid],
    queryFn: async ({ signal }) =>
      (await request(TelehealthScriptsDocument, { uuid }, { signal })).telehealth_scripts,
    staleTime: 0,
  });

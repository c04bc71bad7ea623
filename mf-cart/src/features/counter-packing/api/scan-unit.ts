import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPackingScanInput } from '../../../generated/gql/graphql';

const StaffPackingScanDocument = graphql(/* GraphQL */ `
  mutation StaffPackingScan($input: StaffPackingScanInput!) {
    staff_packing_scan(input: $input) {
      line
      order {
        ...StaffPackingFields
      }
    }
  }
`);

/** Checks a unit by the barcode of its pack. Rejects with what was scanned and what is expected. */
export const scanUnit = async (input: StaffPackingScanInput) =>
  (await request(StaffPackingScanDocument, { input })).staff_packing_scan;

import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPhotosSetInput } from '../../../generated/gql/graphql';

const StaffPhotosSetDocument = graphql(/* GraphQL */ `
  mutation StaffPhotosSet($input: StaffPhotosSetInput!) {
    staff_photos_set(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Shows an uploaded photo in place of the drawn pictures, or says anew what the present one shows. */
export const setPhoto = (input: StaffPhotosSetInput) => request(StaffPhotosSetDocument, { input });

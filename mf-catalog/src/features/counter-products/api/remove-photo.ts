import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPhotosRemoveInput } from '../../../generated/gql/graphql';

const StaffPhotosRemoveDocument = graphql(/* GraphQL */ `
  mutation StaffPhotosRemove($input: StaffPhotosRemoveInput!) {
    staff_photos_remove(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Shows the drawn pictures again in place of the photo. */
export const removePhoto = (input: StaffPhotosRemoveInput) => request(StaffPhotosRemoveDocument, { input });

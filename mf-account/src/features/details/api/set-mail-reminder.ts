import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { UsersSetMailReminderInput } from '../../../generated/gql/graphql';

export const UsersSetMailReminderDocument = graphql(/* GraphQL */ `
  mutation UsersSetMailReminder($input: UsersSetMailReminderInput!) {
    users_set_mail_reminder(input: $input) {
      user {
        mail_reminders
      }
    }
  }
`);

/** Turns a reminder on or off. Rejects with the API's error. */
export const setMailReminder = async (input: UsersSetMailReminderInput) =>
  (await request(UsersSetMailReminderDocument, { input })).users_set_mail_reminder;

import { expect, type Page } from '@playwright/test';
import { subjectsTo } from '../outbox';
import { expectJob } from '../shop/expect-job';
import { letDaysPass } from '../shop/passed-time';

/** Lets a program's month pass: its renewal is announced, due, and declined by the bank of the member's card. */
export async function letRenewalBeDeclined(page: Page, email: string, subscriptionId: string): Promise<void> {
  const expectMail = async (subject: string) => expect(await subjectsTo(page, email)).toContain(subject);
  await letDaysPass(subscriptionId, 25);
  await expectJob('journey-reviews', () => expectMail('It’s time to review your next order'));
  await letDaysPass(subscriptionId, 8);
  await expectJob('program-renewals', () => expectMail('There was an issue with your payment'));
}

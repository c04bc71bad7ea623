import { expect, type Page } from '@playwright/test';

interface Sent {
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(page: Page, email: string): Promise<Sent[]> {
  const response = await page.request.get('/api/dev/outbox');
  const { data } = (await response.json()) as { data: Sent[] };
  return data.filter(({ to }) => to === email);
}

/** Reads the subjects of the mails to an address, in any order. */
export async function subjectsTo(page: Page, email: string): Promise<string[]> {
  return (await mailsTo(page, email)).map(({ subject }) => subject);
}

/** Waits for the mail with a subject, and returns what it says. */
export async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  let mails: Sent[] = [];
  const subjects = async () => {
    mails = await mailsTo(page, email);
    return mails.map((mail) => mail.subject);
  };
  await expect.poll(subjects, `the mail to ${email}`).toContain(subject);
  return mails.find((mail) => mail.subject === subject)?.text ?? '';
}

/** The content of a mail before layout. All texts are plain. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Labels with values, such as order lines. */
  rows?: readonly { label: string; value: string; isTotal?: boolean }[];
  /** Headed lines, such as an address. */
  blocks?: readonly { title: string; lines: readonly string[] }[];
  /** The call to action. */
  action?: { label: string; url: string };
  /** Small print below the button. */
  note?: string;
  /** Withdraws the consent that the mail is sent with. */
  stop?: { label: string; url: string };
}

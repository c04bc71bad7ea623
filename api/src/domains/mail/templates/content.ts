/** What a mail says, before it is laid out. All texts are plain. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Labels with values, such as the lines of an order. */
  rows?: readonly { label: string; value: string; isTotal?: boolean }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print under it. */
  note?: string;
}

import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { SHOP } from '@saltbush/contract';
import type { MailContent } from './content';
import { Footer } from './Footer';
import { STYLE_SHEET, styles } from './theme';

/** Stays on one line: a minus sign above its amount reads as a dash. */
const AMOUNT = /^−?\$[\d,.]+$/;

function Rows({ rows }: { rows: NonNullable<MailContent['rows']> }) {
  return (
    <table style={styles.rows} className="m-line" cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(({ label, value, isTotal }) => (
          <tr key={`${label} ${value}`}>
            <th
              scope="row"
              className="m-text m-line"
              style={{ ...styles.label, ...styles.line, fontWeight: isTotal ? 700 : 400 }}
            >
              {label}
            </th>
            <td
              className="m-text m-line"
              style={{
                ...styles.value,
                ...styles.line,
                ...(AMOUNT.test(value) ? styles.whole : {}),
                fontWeight: isTotal ? 700 : 400,
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ title, lines }: NonNullable<MailContent['blocks']>[number]) {
  return (
    <Section style={styles.block} className="m-block">
      <Text style={styles.blockTitle} className="m-text">
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} style={styles.blockLine} className="m-text">
          {line}
        </Text>
      ))}
    </Section>
  );
}

/** What the mail says. */
function Content({ heading, paragraphs, rows = [], blocks = [], action, note, stop }: MailContent) {
  return (
    <Section style={styles.content} className="m-pad">
      <Heading as="h1" style={styles.heading} className="m-text">
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={styles.text} className="m-text">
          {paragraph}
        </Text>
      ))}
      {rows.length > 0 && <Rows rows={rows} />}
      {blocks.map((block) => (
        <Block key={block.title} {...block} />
      ))}
      {action && (
        <Section style={styles.action}>
          <Button href={action.url} style={styles.button} className="m-button">
            {action.label}
          </Button>
        </Section>
      )}
      {note && (
        <Text style={styles.note} className="m-muted">
          {note}
        </Text>
      )}
      {stop && (
        <Text style={styles.note} className="m-muted">
          <Link href={stop.url} style={styles.link} className="m-link">
            {stop.label}
          </Link>
        </Text>
      )}
    </Section>
  );
}

const isGreeting = (paragraph: string): boolean => paragraph.startsWith('Hello');

/** The one layout of all mails: a column of 600 px with a bar, at most one button, and who sent it. */
export function Mail(content: MailContent) {
  const { subject, paragraphs } = content;
  return (
    <Html lang="en-AU">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body style={styles.body} className="m-body">
        <Preview>{paragraphs.find((paragraph) => !isGreeting(paragraph)) ?? subject}</Preview>
        <Container style={styles.card} className="m-card">
          <Section style={styles.bar} className="m-bar m-pad">
            <span style={styles.logo}>{SHOP.name}</span>
          </Section>
          <Content {...content} />
          <Footer />
        </Container>
      </Body>
    </Html>
  );
}

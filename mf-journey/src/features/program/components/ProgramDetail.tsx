import {
  Accordion,
  Banner,
  ButtonLink,
  Cluster,
  formatCents,
  Grid,
  Heading,
  Panel,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import type { Program } from '../api/program';
import styles from './ProgramDetail.module.css';

const STEPS = [
  {
    title: 'Tell us about your health',
    text: 'A short questionnaire shows whether the program may suit you.',
  },
  {
    title: 'Speak with a practitioner',
    text: 'A doctor decides with you what is right. Nothing is promised.',
  },
  {
    title: 'Receive your order each month',
    text: 'With 10% off program items, 3x rewards points and free delivery.',
  },
  {
    title: 'Learn and review',
    text: 'Weekly lessons, follow-up consults, and you can pause or stop any time.',
  },
];

function Lessons({ lessons }: { lessons: Program['lessons'] }) {
  return (
    <ol className={styles.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.id} className={styles.lesson}>
          <Text size="sm" tone="muted">
            Week {lesson.week} · {lesson.read_minutes} min read
          </Text>
          <Text strong>{lesson.name}</Text>
          <Text tone="muted">{lesson.description}</Text>
        </li>
      ))}
    </ol>
  );
}

function Join({ program }: { program: Program }) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {formatCents(program.price)} a month
        </Heading>
        <Text>Medicines, if any are prescribed, are charged separately. You approve every order.</Text>
        <ButtonLink block href={links.telehealth.service('short-consult')}>
          Talk to a doctor about joining
        </ButtonLink>
        <ButtonLink block variant="secondary" href={links.journey.dashboard()}>
          I’m already a member
        </ButtonLink>
        <Text size="sm" tone="muted">
          For adults with a BMI of 27 or more. Not during pregnancy or breastfeeding.
        </Text>
      </Stack>
    </Panel>
  );
}

/** The program's page: what it is, what it costs, what happens, for whom it is not. */
export function ProgramDetail({ program }: { program: Program }) {
  return (
    <Stack gap={12}>
      <Grid columns="summary" gap={10}>
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1}>{program.name}</Heading>
            <Text size="lg" tone="muted">
              {program.tagline}
            </Text>
          </Stack>
          <Text>{program.description}</Text>
          <Banner tone="info" title="A practitioner decides, with you">
            Every member speaks with a practitioner first. Some people are not eligible, and that is fine: a
            short consult can find another way.
          </Banner>
        </Stack>
        <Join program={program} />
      </Grid>
      <Stack gap={5}>
        <Heading level={2}>How it works</Heading>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title} className={styles.step}>
              <Text strong>{step.title}</Text>
              <Text tone="muted">{step.text}</Text>
            </li>
          ))}
        </ol>
      </Stack>
      <Stack gap={5}>
        <Cluster justify="space-between">
          <Heading level={2}>A lesson each week</Heading>
          <Text tone="muted">{program.lessons.length} lessons</Text>
        </Cluster>
        <Lessons lessons={program.lessons} />
      </Stack>
      <Stack gap={5}>
        <Heading level={2}>Questions people ask</Heading>
        <Accordion
          items={program.faqs.map(({ question, answer }) => ({
            id: question,
            title: question,
            content: <Text>{answer}</Text>,
          }))}
        />
      </Stack>
    </Stack>
  );
}

import { sortLessons } from '@saltbush/contract';
import { Heading, Section, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Program } from '../api/program';
import styles from './LessonPreview.module.css';

const SHOWN = 6;

/** Previews the first lessons and states how many there are. */
export function LessonPreview({ lessons }: { lessons: Program['lessons'] }) {
  const byWeek = sortLessons(lessons);
  return (
    <Section labelledBy="lessons">
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={2} size="xl" display id="lessons">
            A lesson each week
          </Heading>
          <Text tone="muted">
            {byWeek.length} lessons, about five minutes each. The first {Math.min(SHOWN, byWeek.length)}:
          </Text>
        </Stack>
        <ol className={styles.lessons}>
          {byWeek.slice(0, SHOWN).map((lesson) => (
            <li key={lesson.id} className={styles.lesson}>
              <Text size="sm" tone="muted">
                Week {lesson.week} · {lesson.read_minutes} min read
              </Text>
              <Heading level={3} size="md">
                {lesson.name}
              </Heading>
              <Text tone="muted">{lesson.description}</Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  );
}

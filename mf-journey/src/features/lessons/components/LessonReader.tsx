import { RichText } from '@saltbush/shared-ui/design/content';
import {
  type ActionStatus,
  Button,
  Cluster,
  InlineMessage,
  Stack,
  Text,
  useActionStatus,
} from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import type { Subscription, SubscriptionLesson } from '../../../shared/subscription/api/subscriptions';
import { useLessonProgress } from '../model/use-lesson-progress';
import { useReadingProgress } from '../model/use-reading-progress';

interface LessonReaderProps {
  subscription: Subscription;
  lesson: SubscriptionLesson;
  onClose: () => void;
}

function LessonText({
  lesson,
  onViewed,
}: {
  lesson: SubscriptionLesson;
  onViewed: (viewed: () => number) => void;
}) {
  const text = useRef<HTMLDivElement>(null);
  onViewed(useReadingProgress(text, lesson.lesson.read_minutes));
  return (
    <div ref={text}>
      <Stack gap={4}>
        <Text tone="muted">{lesson.lesson.description}</Text>
        <RichText html={lesson.body ?? ''} />
      </Stack>
    </div>
  );
}

interface ReaderFooterProps extends Omit<LessonReaderProps, 'subscription'> {
  status: ActionStatus;
  onDone: () => void;
}

function ReaderFooter({ lesson, status, onClose, onDone }: ReaderFooterProps) {
  const { week, read_minutes } = lesson.lesson;
  return (
    <Cluster gap={3} justify="space-between">
      <Text size="sm" tone="muted">
        Week {week} · {read_minutes} min read
      </Text>
      {lesson.status === 'Completed' ? (
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      ) : (
        <Button status={status} busyLabel="Saving..." onClick={onDone}>
          I’ve read this
        </Button>
      )}
    </Cluster>
  );
}

/** Displays a lesson. Closing it saves the reading progress; confirming marks it as completed. */
export function LessonReader({ subscription, lesson, onClose }: LessonReaderProps) {
  const { saveProgress, complete, failure } = useLessonProgress(subscription);
  const { status, run } = useActionStatus();
  const viewed = useRef<() => number>(() => 0);
  const close = () => {
    saveProgress(lesson, viewed.current());
    onClose();
  };
  const markRead = async () => {
    if (await run(() => complete(lesson))) onClose();
  };
  const footer = (
    <ReaderFooter lesson={lesson} status={status} onClose={onClose} onDone={() => void markRead()} />
  );
  return (
    <Sheet
      open
      width="lg"
      onOpenChange={(open) => !open && close()}
      title={lesson.lesson.name}
      footer={footer}
    >
      <LessonText
        lesson={lesson}
        onViewed={(read) => {
          viewed.current = read;
        }}
      />
      <div role="alert">{failure && <InlineMessage tone="error">{errorMessage(failure)}</InlineMessage>}</div>
    </Sheet>
  );
}

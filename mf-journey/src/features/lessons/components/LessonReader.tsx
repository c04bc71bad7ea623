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
import { useReading } from '../model/use-reading';

interface LessonReaderProps {
  subscription: Subscription;
  lesson: SubscriptionLesson;
  onClose: () => void;
}

function LessonText({
  lesson,
  onSeen,
}: {
  lesson: SubscriptionLesson;
  onSeen: (seen: () => number) => void;
}) {
  const text = useRef<HTMLDivElement>(null);
  onSeen(useReading(text));
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

/** A lesson to read. Where it is put aside is noted; so is that it has been read. */
export function LessonReader({ subscription, lesson, onClose }: LessonReaderProps) {
  const { putAside, finish, failure } = useLessonProgress(subscription);
  const { status, run } = useActionStatus();
  const seen = useRef<() => number>(() => 0);
  const close = () => {
    putAside(lesson, seen.current());
    onClose();
  };
  const done = async () => {
    if (await run(() => finish(lesson))) onClose();
  };
  const footer = (
    <ReaderFooter lesson={lesson} status={status} onClose={onClose} onDone={() => void done()} />
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
        onSeen={(read) => {
          seen.current = read;
        }}
      />
      <div role="alert">{failure && <InlineMessage tone="error">{errorMessage(failure)}</InlineMessage>}</div>
    </Sheet>
  );
}

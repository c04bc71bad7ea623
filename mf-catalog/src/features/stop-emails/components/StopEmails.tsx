import { links } from '@saltbush/contract/links';
import {
  Button,
  Container,
  EmptyState,
  InlineMessage,
  Stack,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { stopFavouriteAlerts } from '../api/stop-favourite-alerts';

/** The mails have stopped. It gets the focus of the button that it replaces. */
function Stopped() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <EmptyState
        title="You get no more of these emails"
        picture="heart"
        headingLevel={1}
        action={
          <TextLink href={links.forYou()} isAlone>
            Go to your favourites
          </TextLink>
        }
      >
        Your favourites remain. You can ask for emails again on their page.
      </EmptyState>
    </div>
  );
}

/**
 * Stops the mails about favourites, for whoever has the link of one of them. It takes a press, because mail programs open
 * links on their own.
 * @param token from the fragment of the address
 */
export function StopEmails({ token }: { token: string }) {
  const { mutate, error, isPending, isSuccess } = useMutation({ mutationFn: stopFavouriteAlerts });
  return (
    <Container>
      {isSuccess ? (
        <Stopped />
      ) : (
        <EmptyState
          title="Stop emails about your favourites?"
          picture="heart"
          headingLevel={1}
          action={
            <Stack gap={4}>
              <Button status={isPending ? 'busy' : 'idle'} onClick={() => mutate(token)}>
                Stop these emails
              </Button>
              {error && <InlineMessage tone="error">{errorMessage(error)}</InlineMessage>}
            </Stack>
          }
        >
          We will no longer tell you when a favourite is back in stock or costs less.
        </EmptyState>
      )}
    </Container>
  );
}

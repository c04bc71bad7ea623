import { ErrorState, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { CustomersOwn } from '@saltbush/shared-ui/person';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { OutcomeMessage } from '../../../shared/saved-items/OutcomeMessage';
import { type Account, accountQuery } from '../api/account';
import { DetailRow } from './DetailRow';
import styles from './Details.module.css';
import { DetailsSection } from './DetailsSection';
import { MailSettings } from './MailSettings';
import { SignIns } from './SignIns';

const SHEETS = {
  profile: recoverable(() => import('./EditProfile')),
  email: recoverable(() => import('./ChangeEmail')),
  password: recoverable(() => import('./ChangePassword')),
  data: recoverable(() => import('./TakeData')),
  close: recoverable(() => import('./CloseAccount')),
};

type SheetName = keyof typeof SHEETS;

function Profile({ account, onOpen }: { account: Account; onOpen: (sheet: SheetName) => void }) {
  const { first_name, last_name, email, phone, has_password } = account;
  const contact = [`${first_name} ${last_name}`, phone].filter(Boolean).join(', ');
  const password = has_password ? 'Set' : 'None: you sign in with another service';
  return (
    <DetailsSection title="You">
      <ul className={styles.rows}>
        <DetailRow label="Name and phone" value={contact} action="Edit" onAction={() => onOpen('profile')} />
        <DetailRow label="Email address" value={email} action="Change" onAction={() => onOpen('email')} />
        <DetailRow
          label="Password"
          value={password}
          action={has_password ? 'Change' : 'Set'}
          onAction={() => onOpen('password')}
        />
      </ul>
    </DetailsSection>
  );
}

function OwnData({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  return (
    <DetailsSection title="Your data">
      <ul className={styles.rows}>
        <DetailRow
          label="A copy of your data"
          value="Everything we hold about you, in one file."
          action="Download"
          onAction={() => onOpen('data')}
        />
        <DetailRow
          label="Close your account"
          value="We show what ends, what is deleted and what is kept before you decide."
          action="Close"
          onAction={() => onOpen('close')}
        />
      </ul>
    </DetailsSection>
  );
}

function KnownDetails({ account, wantsFavourites }: { account: Account; wantsFavourites: boolean }) {
  const { refetch } = useQuery(accountQuery());
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<HTMLElement>(null);
  const Sheet = sheet && SHEETS[sheet];
  const open = (name: SheetName) => {
    focusAfter.current = null;
    setMessage(null);
    setSheet(name);
  };
  const finish = (outcome: string) => {
    setMessage(outcome);
    focusAfter.current = top.current;
    setSheet(null);
    void refetch();
  };
  const signedOut = (outcome: string) => {
    finish(outcome);
    top.current?.focus();
  };
  return (
    <Stack gap={5}>
      <OutcomeMessage ref={top}>{message}</OutcomeMessage>
      <Profile account={account} onOpen={open} />
      <SignIns signIns={account.sign_ins} onEnded={signedOut} />
      <MailSettings reminders={account.mail_reminders} wantsFavourites={wantsFavourites} />
      <OwnData onOpen={open} />
      <Suspense>
        {Sheet && (
          <Sheet account={account} onDone={finish} onClose={() => setSheet(null)} finalFocus={focusAfter} />
        )}
      </Suspense>
    </Stack>
  );
}

function OwnDetails() {
  const { data, isError, error, refetch } = useQuery(accountQuery());
  if (data?.me) return <KnownDetails account={data.me} wantsFavourites={data.favourite_alerts.wanted} />;
  if (isError) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  return (
    <Loading label="Loading your details">
      <Stack gap={4}>
        <TileSkeleton />
        <TileSkeleton />
      </Stack>
    </Loading>
  );
}

/** Name, e-mail, password, sign-ins, mails and data of the account (section 2.17). Not for staff who act as its owner. */
export function Details() {
  return (
    <CustomersOwn>
      <OwnDetails />
    </CustomersOwn>
  );
}

import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Breadcrumbs, Container, Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { definePage, useHydrated } from '@saltbush/shared-ui/platform';
import styles from '../../shared/page-layout/journey.module.css';
import { Enrolment } from './Enrolment';

function JoinPage() {
  // Earlier answers are stored on the device only, so they cannot be rendered on the server.
  const hydrated = useHydrated();
  return (
    <Container width="text">
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: links.home() },
            { label: 'Weight Management Program', href: links.journey.program() },
            { label: 'Join' },
          ]}
        />
        {hydrated ? (
          <Enrolment />
        ) : (
          <Loading>
            <Stack gap={6}>
              <Skeleton height="2.5rem" width="80%" />
              <FormSkeleton fields={5} />
            </Stack>
          </Loading>
        )}
      </Stack>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Join the Weight Management Program'), robots: 'noindex' } }),
  Component: JoinPage,
});

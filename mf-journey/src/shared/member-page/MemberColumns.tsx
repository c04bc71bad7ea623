import { Stack } from '@saltbush/shared-ui/design/core';
import type { ComponentProps } from 'react';
import styles from './MemberPage.module.css';

/** A page's main column with a narrower one beside it, where the account's navigation leaves room for both. */
export function MemberColumns({ gap, children }: Pick<ComponentProps<typeof Stack>, 'gap' | 'children'>) {
  return (
    <Stack gap={gap} className={styles.columns}>
      {children}
    </Stack>
  );
}

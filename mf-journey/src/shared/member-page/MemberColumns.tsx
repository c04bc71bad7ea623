import { Stack } from '@saltbush/shared-ui/design/core';
import type { ComponentProps } from 'react';
import styles from './MemberPage.module.css';

/** Lays out a main column and a narrower one side by side where there is room next to the account navigation. */
export function MemberColumns({ gap, children }: Pick<ComponentProps<typeof Stack>, 'gap' | 'children'>) {
  return (
    <Stack gap={gap} className={styles.columns}>
      {children}
    </Stack>
  );
}

import { Container, Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import styles from './ProgramHero.module.css';

/** Placeholder for the program page while it loads. */
export function ProgramSkeleton() {
  return (
    <Loading>
      <div className={styles.band}>
        <Container>
          <div className={styles.hero}>
            <Stack gap={5}>
              <Skeleton height="7rem" width="80%" />
              <Skeleton height="1.5rem" width="60%" />
              <Skeleton height="2.75rem" width="16rem" />
            </Stack>
            <Skeleton height="24rem" />
          </div>
        </Container>
      </div>
    </Loading>
  );
}

import { ErrorState, Loading, Skeleton, Stack, Text } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { SearchIcon } from '@saltbush/shared-ui/design/icons';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { programProductsQuery } from '../api/program-products';
import styles from './AddItems.module.css';
import { ProgramProductRow } from './ProgramProductRow';

const SKELETONS = ['a', 'b', 'c', 'd'];

function Results({ subscription, text }: { subscription: Subscription; text: string }) {
  const { data, isError, refetch } = useQuery(programProductsQuery(text));
  if (data && data.length === 0) {
    return <Text tone="muted">No program products match “{text}”. Try another word.</Text>;
  }
  if (data) {
    return (
      <ul className={styles.list} aria-label="Products of the program">
        {data.map((product) => (
          <ProgramProductRow key={product.objectID} product={product} subscription={subscription} />
        ))}
      </ul>
    );
  }
  if (isError) return <ErrorState headingLevel={3} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Stack gap={3}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} height="4.5rem" />
        ))}
      </Stack>
    </Loading>
  );
}

/** Searches the program's products and adds them to the next order. */
export function AddItems({ subscription }: { subscription: Subscription }) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  return (
    <Stack gap={4}>
      <TextField
        label="Search the program’s products"
        name="program-product"
        type="search"
        autoComplete="off"
        before={<SearchIcon size={18} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Results subscription={subscription} text={query} />
    </Stack>
  );
}

import { MAX_PRESCRIBED, MAX_REPEATS } from '@saltbush/contract';
import { Banner, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { programMedicinesQuery } from '../api/program-medicines';
import styles from './Counter.module.css';

/** Which medicine of the program is prescribed, how much of it a month, and how often. */
export function MedicineFields({ journeyId, error }: { journeyId: string; error: string | undefined }) {
  const medicines = useQuery(programMedicinesQuery(journeyId));
  if (medicines.isError) {
    return (
      <Banner tone="error" live>
        The medicines could not be loaded. Please try again.
      </Banner>
    );
  }
  if (!medicines.data) {
    return (
      <Loading>
        <Skeleton height="3rem" />
      </Loading>
    );
  }
  if (medicines.data.length === 0) return <p>No medicine of this program is on sale.</p>;
  const sorted = medicines.data.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU', { numeric: true }));
  const options = sorted.map(({ objectID, name, available }) => ({
    value: objectID,
    label: available ? name : `${name} (out of stock)`,
  }));
  return (
    <div className={styles.medicine}>
      <Select
        label="Medicine"
        name="product_id"
        placeholder="Choose a medicine"
        options={options}
        error={error}
        hint="It replaces every medicine that runs"
      />
      <TextField
        label="Quantity a month"
        name="quantity"
        type="number"
        min={1}
        max={MAX_PRESCRIBED}
        defaultValue={1}
        required
      />
      <TextField
        label="Supplies"
        name="repeats"
        type="number"
        min={1}
        max={MAX_REPEATS}
        defaultValue={1}
        required
      />
    </div>
  );
}

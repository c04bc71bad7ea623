import { type SupplyLimits, supplyLimits, supplyLimitWords } from '@saltbush/contract';
import { Banner, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { programMedicinesQuery } from '../api/program-medicines';
import styles from './Counter.module.css';

const GENERAL = supplyLimits({});

/** How much of the chosen medicine, within its limits (rule health-51). */
function AmountFields({ limits }: { limits: SupplyLimits | null }) {
  const { perSupply, supplies } = limits ?? GENERAL;
  const amount = { type: 'number', min: 1, defaultValue: 1, required: true } as const;
  return (
    <>
      <TextField label="Quantity a month" name="quantity" max={perSupply} {...amount} />
      <TextField label="Supplies" name="repeats" max={supplies} {...amount} />
      <p aria-live="polite">{limits && `It can be prescribed as ${supplyLimitWords(limits)}.`}</p>
    </>
  );
}

/** Which medicine of the program is prescribed, how much of it a month, and how often. */
export function MedicineFields({ journeyId, error }: { journeyId: string; error: string | undefined }) {
  const medicines = useQuery(programMedicinesQuery(journeyId));
  const [chosenId, choose] = useState<string | null>(null);
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
  const chosen = sorted.find(({ objectID }) => objectID === chosenId);
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
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <AmountFields limits={chosen ? (chosen.supply_limits ?? GENERAL) : null} />
    </div>
  );
}

import { Button, ErrorState, formatCents, Stack } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { servicesQuery } from '../../../shared/services/api/services';

interface ServiceStepProps {
  /** The group of services to choose from: Consult or Med. */
  group: string;
  slug: string;
  onDone: (slug: string) => void;
}

/** Consult selection: the services of a group, with duration and fee. */
export function ServiceStep({ group, slug, onDone }: ServiceStepProps) {
  const services = useQuery(servicesQuery());
  const [chosen, setChosen] = useState(slug);
  const options = (services.data ?? [])
    .filter((service) => service.group === group)
    .map((service) => ({
      value: service.slug,
      label: service.title,
      hint: `${service.duration_minutes} minutes. ${service.summary}`,
      aside: `From ${formatCents(service.price)}`,
    }));
  if (services.isPending) return <FormSkeleton fields={2} />;
  if (services.isError) {
    return (
      <ErrorState headingLevel={2} onRetry={() => void services.refetch()}>
        {services.error.message}
      </ErrorState>
    );
  }
  return (
    <Stack gap={6}>
      <RadioGroup
        legend="Service"
        hideLegend
        name="service"
        layout="cards"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Button block onClick={() => onDone(chosen)}>
        Continue
      </Button>
    </Stack>
  );
}

import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState, Grid, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Patient, patientsQuery } from '../api/patients';
import { PatientCard } from './PatientCard';
import { PatientCardSkeleton } from './PatientCardSkeleton';

const hrefFor = (page: number) => `${links.account.patients()}${page > 1 ? `?page=${page}` : ''}`;

interface PatientListProps {
  page: number;
  /** The button to add a patient, shown in the empty state. */
  addFirst: ReactNode;
  onEdit: (patient: Patient) => void;
  onDelete: (patient: Patient) => void;
}

function Nobody({ page, addFirst }: Pick<PatientListProps, 'page' | 'addFirst'>) {
  if (page > 1) {
    return (
      <EmptyState
        title="No patients on this page"
        picture="patients"
        action={<ButtonLink href={hrefFor(1)}>Back to the first page</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState title="No patients yet" picture="patients" action={addFirst}>
      Add yourself and your family once. Prescriptions and telehealth consults then take a few taps.
    </EmptyState>
  );
}

/** The account's patients, paginated (section 2.18). */
export function PatientList({ page, addFirst, onEdit, onDelete }: PatientListProps) {
  const patients = useQuery(patientsQuery(page));
  if (!patients.data && patients.isError) {
    return <ErrorState onRetry={() => void patients.refetch()}>{patients.error.message}</ErrorState>;
  }
  if (!patients.data) {
    return (
      <Loading label="Loading your patients">
        <Grid columns="halves" gap={4}>
          <PatientCardSkeleton />
          <PatientCardSkeleton />
        </Grid>
      </Loading>
    );
  }
  const { data, paginatorInfo } = patients.data;
  if (data.length === 0) return <Nobody page={page} addFirst={addFirst} />;
  return (
    <Stack gap={6}>
      <Grid columns="halves" gap={4}>
        {data.map((patient) => (
          <PatientCard
            key={patient.uuid}
            patient={patient}
            onEdit={() => onEdit(patient)}
            onDelete={() => onDelete(patient)}
          />
        ))}
      </Grid>
      {paginatorInfo.last_page > 1 && (
        <Pagination
          page={page}
          pageCount={paginatorInfo.last_page}
          hrefFor={hrefFor}
          label="Pages of patients"
        />
      )}
    </Stack>
  );
}

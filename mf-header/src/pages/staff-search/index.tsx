import { defineDesk } from '@saltbush/shared-ui/counter';
import { Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { errorMessage, type PageProps } from '@saltbush/shared-ui/platform';
import { SearchReport } from '../../features/counter-search/components/SearchReport';
import { SearchTabs } from '../../features/counter-search/components/SearchTabs';
import { StepFailure } from '../../features/counter-search/components/StepFailure';
import { readReport } from '../../features/counter-search/model/report-address';
import { saveReport } from '../../features/counter-search/model/save-report';

function StaffSearchPage({ search }: PageProps) {
  const report = readReport(search);
  const { status, run, failure } = useActionStatus();
  return (
    <CounterPage
      title="Search"
      actions={
        <Button
          size="sm"
          variant="secondary"
          status={status}
          onClick={() => void run(() => saveReport({ ...report, page: 1 }))}
        >
          Save as CSV
        </Button>
      }
    >
      <SearchTabs current="report" />
      <StepFailure failure={failure === null ? null : errorMessage(failure)} />
      <SearchReport report={report} />
    </CounterPage>
  );
}

export const page = defineDesk({ title: 'Search', permission: 'search:report', Component: StaffSearchPage });

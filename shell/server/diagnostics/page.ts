import type { Registry, RegistryEntry } from '@saltbush/build';
import escapeHtml from 'escape-html';
import type { Overrides } from '../choose-releases';
import type { ShellConfig } from '../config';
import { type ReleaseRow, releaseFiguresTable } from './figures';
import { diagnosticsLayout } from './layout';

interface DiagnosticsPage {
  registry: Registry;
  /** What is wrong with the store of releases, in a sentence; null for nothing. */
  problem: string | null;
  overrides: Overrides;
  config: ShellConfig;
  figures: readonly ReleaseRow[];
  /** An override that a link proposes; it has to be set all the same. */
  proposed: { remote: string; url: string } | null;
  nonce: string;
}

function overrideForm(remote: string, url: string): string {
  const label = `Override address of ${escapeHtml(remote)}`;
  return `<form method="post" action="/_shell/overrides"><input type="hidden" name="remote" value="${escapeHtml(remote)}">
    <input name="url" type="url" aria-label="${label}" value="${escapeHtml(url)}" placeholder="http://localhost:4101/">
    <button>Set</button></form>`;
}

function row(
  name: string,
  entry: RegistryEntry,
  { overrides, proposed, config: { allowOverrides: canOverride } }: DiagnosticsPage,
): string {
  const url = proposed?.remote === name ? proposed.url : (overrides[name] ?? '');
  const canary = entry.canary
    ? `${entry.canary.release.id} (${Math.round(entry.canary.share * 100)} %${entry.canary.plan ? ', by plan' : ''})`
    : 'none';
  const form = canOverride ? overrideForm(name, url) : 'not in production';
  const routes = entry.current.manifest.routes.map((route) => escapeHtml(route.path)).join('<br>') || 'none';
  return `<tr><th scope="row">${escapeHtml(name)}<br><small>${escapeHtml(entry.current.manifest.squad)}</small></th>
    <td>${escapeHtml(entry.current.id)}</td><td>${escapeHtml(canary)}</td><td>${entry.history.map(escapeHtml).join('<br>') || 'none'}</td>
    <td>${routes}</td><td>${form}</td></tr>`;
}

const SCRIPT = `let rows=[];try{rows=JSON.parse(sessionStorage.getItem('saltbush-diagnostics')||'[]').reverse()}catch{}
const body=document.getElementById('loads');
for(const r of rows){const tr=body.insertRow();for(const t of [r.remote,r.part,r.milliseconds+' ms',r.error||'']){tr.insertCell().textContent=t}}
if(!rows.length)body.insertRow().insertCell().textContent='No loads recorded: open a page of the shop in this tab.';`;

/** Creates the diagnostics page: figures come from all browsers, loads and errors from this tab's session storage. */
export function createDiagnosticsPage(page: DiagnosticsPage): string {
  const { registry, problem, figures, nonce, config } = page;
  const state = problem ? ` <strong>${escapeHtml(problem)}. The last good state is served.</strong>` : '';
  const rows = Object.entries(registry.remotes).map(([name, entry]) => row(name, entry, page));
  return diagnosticsLayout(
    'Shell diagnostics',
    `<p>Registry revision ${registry.revision} of ${escapeHtml(config.store.place)}.${state} <a href="/">Back to the shop</a></p><div class="wide"><table>
<thead><tr><th>Remote</th><th>Current</th><th>Canary</th><th>Previous</th><th>Routes</th><th>Override in this browser</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div><h2>Releases in browsers</h2>${releaseFiguresTable(figures)}
<h2>Loads in this tab</h2><div class="wide"><table>
<thead><tr><th>Remote</th><th>Part</th><th>Time</th><th>Error</th></tr></thead><tbody id="loads"></tbody></table></div>
<script nonce="${nonce}">${SCRIPT}</script>`,
    nonce,
  );
}

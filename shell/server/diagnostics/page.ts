import type { Registry, RegistryEntry } from '@saltbush/build';
import { colours } from '@saltbush/contract';
import escapeHtml from 'escape-html';
import type { Overrides } from '../choose-releases';
import type { ShellConfig } from '../config';

interface DiagnosticsPage {
  registry: Registry;
  overrides: Overrides;
  config: ShellConfig;
  nonce: string;
}

function overrideForm(remote: string, url: string): string {
  const label = `Override address of ${escapeHtml(remote)}`;
  return `<form method="post" action="/_shell/overrides"><input type="hidden" name="remote" value="${escapeHtml(remote)}">
    <input name="url" type="url" aria-label="${label}" value="${escapeHtml(url)}" placeholder="http://localhost:4101/">
    <button>Set</button></form>`;
}

function row(name: string, entry: RegistryEntry, overrides: Overrides, canOverride: boolean): string {
  const canary = entry.canary
    ? `${entry.canary.release.id} (${Math.round(entry.canary.share * 100)} %)`
    : 'none';
  const form = canOverride ? overrideForm(name, overrides[name] ?? '') : 'not in production';
  const routes = entry.current.manifest.routes.map((route) => escapeHtml(route.path)).join('<br>') || 'none';
  return `<tr><th scope="row">${escapeHtml(name)}<br><small>${escapeHtml(entry.current.manifest.squad)}</small></th>
    <td>${escapeHtml(entry.current.id)}</td><td>${escapeHtml(canary)}</td><td>${entry.history.map(escapeHtml).join('<br>') || 'none'}</td>
    <td>${routes}</td><td>${form}</td></tr>`;
}

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:80rem;padding:0 1rem;color:${colours.ink}}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid ${colours.line}}
input{padding:.25rem .5rem;min-width:14rem}.wide{overflow-x:auto}`;

const SCRIPT = `let rows=[];try{rows=JSON.parse(sessionStorage.getItem('saltbush-diagnostics')||'[]').reverse()}catch{}
const body=document.getElementById('loads');
for(const r of rows){const tr=body.insertRow();for(const t of [r.remote,r.part,r.milliseconds+' ms',r.error||'']){tr.insertCell().textContent=t}}
if(!rows.length)body.insertRow().insertCell().textContent='No loads recorded: open a page of the shop in this tab.';`;

/** Creates the diagnostics page; loads and errors come from this tab's session storage. */
export function createDiagnosticsPage({ registry, overrides, config, nonce }: DiagnosticsPage): string {
  const rows = Object.entries(registry.remotes).map(([name, entry]) =>
    row(name, entry, overrides, config.allowOverrides),
  );
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Shell diagnostics</title><style nonce="${nonce}">${STYLE}</style><h1>Shell diagnostics</h1>
<p>Registry revision ${registry.revision}. <a href="/">Back to the shop</a></p><div class="wide"><table>
<thead><tr><th>Remote</th><th>Current</th><th>Canary</th><th>Previous</th><th>Routes</th><th>Override in this browser</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div><h2>Loads in this tab</h2><div class="wide"><table>
<thead><tr><th>Remote</th><th>Part</th><th>Time</th><th>Error</th></tr></thead><tbody id="loads"></tbody></table></div>
<script nonce="${nonce}">${SCRIPT}</script></html>`;
}

import type { Page } from 'playwright-core';

/** The list of what fails in a page from now on: errors, refusals, and requests to elsewhere than its service. */
export function watched(page: Page, at: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (said) => {
    const isBlocked = said.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(said.type()) && !isBlocked) faults.push(said.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/u.test(url) && !url.startsWith(at)) faults.push(`asks elsewhere: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      faults.push(`${String(response.status())} from ${response.url()}`);
  });
  return faults;
}

import chromium from '@sparticuz/chromium';

// a process of its own: where it unpacks to and what it unpacks depends on the environment it begins with
await chromium.executablePath();

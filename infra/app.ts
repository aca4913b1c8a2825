import { App } from 'aws-cdk-lib/core';
import { checkPacks } from '../services/matches/packs/deployed.ts';
import { withBuiltPage } from './edge/built-page.ts';
import { questhall } from './questhall.ts';

await checkPacks(process.env);
await withBuiltPage((page) => questhall(new App(), page));

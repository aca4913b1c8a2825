import { App } from 'aws-cdk-lib';
import { checkPacks } from '../services/packs/deployed.ts';
import { questhall } from './questhall.ts';

await checkPacks(process.env);
questhall(new App());

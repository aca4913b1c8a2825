import { App } from 'aws-cdk-lib';
import { questhall } from './questhall.ts';

questhall(new App());

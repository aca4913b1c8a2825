import { Validations } from 'aws-cdk-lib/core';
import type { IConstruct } from 'constructs';

/** Findings of cdk-nag that stand, each with the reason why. */
export function acknowledge(
  construct: IConstruct,
  findings: Readonly<Record<string, string>>,
): void {
  for (const [id, reason] of Object.entries(findings)) {
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${id}`, reason });
  }
}

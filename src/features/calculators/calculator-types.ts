/** A number that the visitor can change. */
export interface NumberInput {
  label: string;
  /** Shown after the number, such as `kW`; may say what the other numbers make of it. */
  unit: string;
  range: readonly [min: number, max: number, step: number];
  start: number;
  /** Listed under Assumptions. */
  assumed?: boolean;
  /** Shown only while these choices are made. */
  when?: (choices: Choices) => boolean;
}

/** A choice between a few ways to calculate. */
export interface ChoiceInput {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The result, ready to be shown. */
export interface Outcome {
  label: string;
  /** The main figure. */
  figure: string;
  /** A cost is taken from what is above it. */
  rows: readonly { label: string; value: string; cost?: boolean }[];
  /** The whole calculation in one sentence, which goes with a submission. */
  estimate: string;
}

export type Choices = Readonly<Record<string, string>>;

/** One calculator: its inputs by name, and how they become the result. */
export interface CalculatorDefinition<Name extends string = string> {
  id: string;
  title: string;
  lead: string;
  /** What the figures leave out, and that nothing is promised. */
  caution: string;
  choices: readonly ChoiceInput[];
  numbers: Readonly<Record<Name, NumberInput>>;
  /** Numbers that change with a choice, such as an area in another unit. */
  convert?(
    choice: string,
    value: string,
    numbers: Readonly<Record<Name, number>>,
  ): Partial<Record<Name, number>>;
  compute(numbers: Readonly<Record<Name, number>>, choices: Choices): Outcome;
}

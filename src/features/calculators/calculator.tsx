import { useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "#src/lib/format.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./calculator.module.css";
import type { CalculatorDefinition, ChoiceInput, NumberInput } from "./calculator-types.ts";

interface CalculatorProps {
  definition: CalculatorDefinition;
  /** Gets the calculation as a sentence whenever the visitor has changed it. */
  onScenario: (scenario: string) => void;
  /** Where the visitor can ask about the result; a place on the same page. */
  ask: { anchor: string; label: string };
}

/** Sliders and numbers on one side, what they come to on the other. */
export function Calculator({ definition, onScenario, ask }: CalculatorProps) {
  const { id, title, lead, caution, choices, numbers, compute } = definition;
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? ""])),
  );
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(numbers.map(({ name, start }) => [name, formatNumber(start)])),
  );
  const values = Object.fromEntries(numbers.map((input) => [input.name, numberIn(input, typed[input.name])]));
  const shown = numbers.filter(({ when }) => !when || when(chosen));
  const main = shown.filter(({ assumed }) => !assumed);
  const assumed = shown.filter((input) => input.assumed);
  const outcome = compute(values, chosen);

  // What nobody has changed is nobody's scenario.
  const changed = useRef(false);
  useEffect(() => {
    if (changed.current) onScenario(outcome.scenario);
  }, [outcome.scenario, onScenario]);

  function number(input: NumberInput) {
    return (
      <NumberRow
        key={input.name}
        input={input}
        typed={typed[input.name] ?? ""}
        value={values[input.name] ?? input.start}
        onChange={(text) => {
          changed.current = true;
          setTyped({ ...typed, [input.name]: text });
        }}
      />
    );
  }
  return (
    <section id={id} tabIndex={-1} className="section joined" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="head">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.calculator}>
          <div className={styles.inputs}>
            {choices.map((choice) => (
              <Choice
                key={choice.name}
                choice={choice}
                value={chosen[choice.name] ?? ""}
                onChange={(value) => {
                  changed.current = true;
                  setChosen({ ...chosen, [choice.name]: value });
                }}
              />
            ))}
            {main.map(number)}
            <details className={styles.assumptions} open>
              <summary>Assumptions</summary>
              <div className={styles.rows}>{assumed.map(number)}</div>
            </details>
          </div>
          <div className={`night ${styles.outcome}`}>
            <div className={styles.result}>
              <Settled text={`${outcome.label}: ${outcome.figure}`} />
              <div>
                <p>{outcome.label}</p>
                <p className={`num ${styles.figure}`}>{outcome.figure}</p>
              </div>
              <dl className={`num ${styles.facts}`}>
                {outcome.rows.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.caution}>{caution}</p>
              <ButtonLink
                className={styles.ask}
                href={`#${ask.anchor}`}
                onClick={() => onScenario(outcome.scenario)}
              >
                {ask.label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Milliseconds without a change before the result is read out. */
const settling = 700;

/** Reads the result to a screen reader once the slider rests: on its way it passes a hundred others. */
function Settled({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  const shown = useRef(text);
  useEffect(() => {
    if (text === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = text;
      setSpoken(text);
    }, settling);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

/** What a calculation takes of a field: the number in it, `14,00,000` or plain, within its limits; the start while it holds none. */
function numberIn({ min, max, start }: NumberInput, text = ""): number {
  const number = Number.parseFloat(text.replaceAll(",", ""));
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : start;
}

interface NumberRowProps {
  input: NumberInput;
  typed: string;
  value: number;
  onChange: (text: string) => void;
}

function NumberRow({ input: { label, unit, min, max, step }, typed, value, onChange }: NumberRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span className={`num ${styles.number}`}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-describedby={`${id}-unit`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onChange(formatNumber(value))}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </span>
      <input
        type="range"
        aria-label={`${label}, ${unit}`}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${formatNumber(value)} ${unit}`}
        onChange={(event) => onChange(formatNumber(event.currentTarget.valueAsNumber))}
      />
    </div>
  );
}

interface ChoiceProps {
  choice: ChoiceInput;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ choice: { label, options }, value, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

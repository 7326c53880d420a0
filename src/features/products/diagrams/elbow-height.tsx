import styles from "./scene.module.css";

/** A person beside a cabinet of 1.32 m, whose gun hangs at 1.05 m: 1 unit is 1 cm. */
export function ElbowHeight() {
  return (
    <svg className={styles.scene} viewBox="14 10 172 176" aria-hidden="true">
      <path className={styles.line} d="M14 184H186" />
      <rect className={styles.body} x="122" y="52" width="54" height="126" rx="5" />
      <path className={styles.dark} d="M127 178H171V184H127ZM129 59H169V98H129Z" />
      <path className={styles.lit} d="M156 72H142M156 80H148" />
      <path className={styles.hose} d="M112 84C104 150 112 164 122 148" />
      <path className={styles.dark} d="M108 71H122V91H112Q106 82 108 71Z" />
      <circle className={styles.dark} cx="52" cy="30" r="13" />
      <path className={styles.limbs} d="M47 108 44 178M58 108 62 178" />
      <path className={styles.torso} d="M52 60V104" />
      <path className={styles.armEdge} d="M54 58 58 80H100" />
      <path className={styles.arm} d="M54 58 58 80H100" />
    </svg>
  );
}

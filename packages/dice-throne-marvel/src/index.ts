/** Marvel heroes for Dice Throne: importing this pack adds them to the roster. */
import '#heroes'
